// The title of the tab: whose turn it is, what the page shows, where.

let shown = $state("");

/** For the component that fills the page; returns a function that ends it. */
export function entitle(title: string): () => void {
  shown = title;
  return () => (shown = "");
}

export function entitled(): string {
  return shown;
}
