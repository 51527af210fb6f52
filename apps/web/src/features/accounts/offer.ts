/** The international prices in US dollars; the reader's own price comes from the product list (portal §9). */
export const INTERNATIONAL_PRICE = { basic: 38, advance: 70 } as const

/** The maximum number of questions in either mode (portal §4). */
export const QUESTIONS_PER_MODE = 3
