// Whether a person wants to see a part of a board; remembered on this device. On a wide screen it starts visible.

export class PanelShown {
  now = $state(false);

  constructor(private key: string) {
    this.now = (localStorage.getItem(key) ?? String(matchMedia("(min-width: 64rem)").matches)) === "true";
  }

  toggle(): void {
    this.now = !this.now;
    localStorage.setItem(this.key, String(this.now));
  }
}
