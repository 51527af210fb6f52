/** The mark: a heart trace on a rounded square of 30 by 30, drawn as vectors on paper and on the screen. */
export const logo = {
  size: 30,
  radius: 8,
  strokeWidth: 2.2,
  background: '#0F636C',
  trace: 'M4 17h5l2-4 2.5 10L17 6l2.5 11H26',
} as const
