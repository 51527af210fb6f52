/** The two widths every screen is drawn for; `test.use({ viewport: NARROW })`. */
export const WIDE = { width: 1440, height: 900 }
export const NARROW = { width: 390, height: 844 }
