/** By seats: the dashes of their twigs, so that colour is never the only sign. */
export const PATTERNS = ["none", "0.1 6.5", "8 6", "9 5 0.1 5"];
