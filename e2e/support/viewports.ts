/** The two widths in which every screen is rendered; `test.use({ viewport: NARROW })`. */
export const WIDE = { width: 1440, height: 900 }
export const NARROW = { width: 390, height: 844 }
