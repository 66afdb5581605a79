// Marks elements of a board, so that their own components need not know about marks.

import type { Attachment } from "svelte/attachments";

/** Puts the attribute on every element below this one that matches the selector, also on those that appear later. */
export function mark(attribute: string, selector: string | null, found?: (element: Element) => void): Attachment {
  return (root) => {
    if (!selector) return;
    let shown = false;
    const update = () => {
      const wanted = new Set(root.querySelectorAll(selector));
      for (const element of root.querySelectorAll(`[${attribute}]`))
        if (!wanted.has(element)) element.removeAttribute(attribute);
      for (const element of wanted) element.setAttribute(attribute, "");
      const [first] = wanted;
      if (first && !shown) found?.(first);
      shown ||= first !== undefined;
    };
    update();
    const changes = new MutationObserver(update);
    changes.observe(root, { childList: true, subtree: true, attributeFilter: ["aria-pressed"] });
    return () => {
      changes.disconnect();
      for (const element of root.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute);
    };
  };
}
