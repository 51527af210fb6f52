export const POINTS_PER_MILLIMETRE = 72 / 25.4

/** A4 in points, and the margins of the mock-up: 18 mm at the sides. */
export const PAGE = { width: 595.28, height: 841.89 } as const
export const MARGIN = { side: 51, top: 45, bottom: 62 } as const
export const CONTENT = {
  left: MARGIN.side,
  width: PAGE.width - 2 * MARGIN.side,
  height: PAGE.height - MARGIN.top - MARGIN.bottom,
} as const
/** The space above the title of a section. */
export const SECTION_GAP = 19
/** The footer of the page, below the content. */
export const FOOT_TOP = PAGE.height - 40

export const COLOR = {
  ink: '#12252B',
  body: '#2B3F45',
  muted: '#51646A',
  line: '#DCE4E3',
} as const

/** The text styles of the report, with the same hierarchy as on the screen. */
export const STYLE = {
  brand: { size: 12.5, weight: 'title', color: COLOR.ink, lineHeight: 20 },
  /** The brand supplies the colour. */
  heading: { size: 12.5, weight: 'strong', lineHeight: 17 },
  title: { size: 21, weight: 'title', color: COLOR.ink, lineHeight: 26 },
  question: { size: 11.5, weight: 'strong', color: COLOR.ink, lineHeight: 16 },
  body: { size: 10.5, weight: 'regular', color: COLOR.body, lineHeight: 16.2 },
  label: { size: 10.5, weight: 'regular', color: COLOR.muted, lineHeight: 16.2 },
  value: { size: 10.5, weight: 'regular', color: COLOR.ink, lineHeight: 16.2 },
  strong: { size: 10.5, weight: 'strong', color: COLOR.ink, lineHeight: 16.2 },
  small: { size: 9.5, weight: 'regular', color: COLOR.muted, lineHeight: 14 },
  smallStrong: { size: 9.5, weight: 'strong', color: COLOR.ink, lineHeight: 14 },
  columnHead: { size: 9.5, weight: 'strong', color: COLOR.muted, lineHeight: 14 },
  signature: { size: 15, weight: 'title', color: COLOR.ink, lineHeight: 21 },
  foot: { size: 8.5, weight: 'regular', color: COLOR.muted, lineHeight: 11 },
} as const
