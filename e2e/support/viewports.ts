/** The widths in which every screen is rendered, `MIDDLE` in pictures only; `test.use({ viewport: NARROW })`. */
export const WIDE = { width: 1440, height: 900 }
export const MIDDLE = { width: 900, height: 1100 }
export const NARROW = { width: 390, height: 844 }
