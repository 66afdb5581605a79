// The symbols of the ten species, within 20 units around the origin.

interface Art {
  /** One shape, drawn once or turned around the middle. */
  shape: string;
  turns: number;
  /** Lines cut into it. */
  veins: string;
  /** A shape on top, in the colour of the lines. */
  heart?: string;
}

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

function both(x: number, y: number, r: number): string {
  return disc(-x, y, r) + disc(x, y, r);
}

export const ART: Record<string, Art> = {
  b: {
    shape: "M0 -20L6 -10H3.500L10.500 0H6.500L15 13H2V20H-2V13H-15L-6.500 0H-10.500L-3.500 -10H-6z",
    turns: 1,
    veins: "M0 -13V8M0 -6l2.500 -2.500M0 -6l-2.500 -2.500M0 3l4 -4M0 3l-4 -4M0 10l6 -5M0 10l-6 -5",
  },
  a: {
    shape: both(6.5, -13, 5.5) + both(7, -2, 5.2) + both(5, 8, 4.3) + both(2.6, 15, 3) + "M-1 -20H1V16H-1z",
    turns: 1,
    veins: "M0 -19V16M0 -15l6.500 2M0 -15l-6.500 2M0 -4l7 2M0 -4l-7 2M0 6l5 2M0 6l-5 2",
  },
  c: {
    shape: "M0 -2C-10 -6 -11 -16 -5 -20L0 -16L5 -20C11 -16 10 -6 0 -2z",
    turns: 5,
    veins: "M0 -4V-10",
    heart: disc(0, 0, 3.4),
  },
  d: {
    shape: "M0 0C-13 -4 -12 -14 -4 -17Q-1 -18 0 -20Q1 -18 4 -17C12 -14 13 -4 0 0z",
    turns: 4,
    veins: "M0 -6V-15M-3 -7l-2 -6M3 -7l2 -6",
    heart: disc(0, -2.2, 1.9) + both(2.1, 0.2, 1.9) + disc(0, 2.4, 1.9),
  },
  j: {
    shape:
      "M0 -20C5 -20 6 -14 6 -8C6 0 9 5 17 8C16 14 11 14 9 12C7 18 2 18 0 14C-2 18 -7 18 -9 12C-11 14 -16 14 -17 8C-9 5 -6 0 -6 -8C-6 -14 -5 -20 0 -20z",
    turns: 1,
    veins: "M-5.500 -13Q0 -10 5.500 -13M0 -7V9M-3 -4Q-4 5 -8 9M3 -4Q4 5 8 9",
  },
  m: {
    shape:
      "M0 -20L4.500 -12L9 -14.500L8 -5L16 -9L14.500 -3L20 2L11 7L12 11.500L1.600 10V20H-1.600V10L-12 11.500L-11 7L-20 2L-14.500 -3L-16 -9L-8 -5L-9 -14.500L-4.500 -12z",
    turns: 1,
    veins: "M0 10V-13M0 8L11 -4M0 8L-11 -4M0 9L12 4M0 9L-12 4",
  },
  o: {
    shape:
      "M-14 -4C-14 -12 -8 -15 -1.700 -15L-2.500 -20H2.500L1.700 -15C8 -15 14 -12 14 -4zM-12 -2H12C12 9 5 15 0 20C-5 15 -12 9 -12 -2z",
    turns: 1,
    veins: "M-10 -8L-5 -5M-5 -12L3 -5M3 -12L10 -6M-3 -12L-9 -5.500M5 -12L-2 -5M10 -9L5 -5M-6 2Q-5 9 -1 13",
  },
  r: {
    shape:
      "M-20 -3C-19 -14 -9 -18 0 -18S19 -14 20 -3C15 -7 11 -6.500 8 -3C5 -6 4 -6 2 -5C1.500 5 2 12 6 20H-6C-2 12 -1.500 5 -2 -5C-4 -6 -5 -6 -8 -3C-11 -6.500 -15 -7 -20 -3z",
    turns: 1,
    veins: "M-12 -10l2 2M-6 -13l2 2M0 -14v3M6 -13l-2 2M12 -10l-2 2M-3 -9l1 1M4 -9l-1 1",
  },
  t: {
    shape:
      "M-14 -16C-9 -14 -6.500 -11 -5.500 -8C-4.500 -14 -2.500 -18 0 -20C2.500 -18 4.500 -14 5.500 -8C6.500 -11 9 -14 14 -16C18 -2 14 10 3 12V20H-3V12C-14 10 -18 -2 -14 -16z",
    turns: 1,
    veins: "M-5.500 -8Q-6 4 0 11Q6 4 5.500 -8M-12 4Q-6 0 0 3Q6 0 12 4",
  },
  w: {
    shape:
      "M0 -19C-13 -19 -19 -9 -19 2V14Q-16.500 19 -14 14V3Q-10.500 7 -10 16Q-7.500 20 -5.500 16V5L-2.200 3V20H2.200V3L5.500 5V16Q7.500 20 10 16Q10.500 7 14 3V14Q16.500 19 19 14V2C19 -9 13 -19 0 -19z",
    turns: 1,
    veins: "M-1 -14Q-13 -11 -15 3M1 -14Q13 -11 15 3M-1 -12Q-7 -8 -8 5M1 -12Q7 -8 8 5",
  },
};
