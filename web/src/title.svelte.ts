// What the tab is called: whose turn it is, what is shown, where.

let shown = $state("");

/** Called by what fills the page; gives back what ends it. */
export function entitle(title: string): () => void {
  shown = title;
  return () => (shown = "");
}

export function entitled(): string {
  return shown;
}
