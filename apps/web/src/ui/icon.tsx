import type { LucideIcon } from 'lucide-react'

/**
 * The one way to draw a glyph: `<Icon of={Trash2} />` with the glyph imported by name from lucide-react.
 * Decorative by default; give the meaning in words beside it, or in `label`.
 */
export function Icon(props: {
  of: LucideIcon
  /** em, beside text; or px */
  size?: string | number
  label?: string
  strokeWidth?: number
  className?: string
}) {
  const { of: Glyph, size = '1.25em', label, strokeWidth = 1.75, className } = props
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <Glyph
      {...naming}
      {...(className && { className })}
      width={size}
      height={size}
      strokeWidth={strokeWidth}
      focusable={false}
      style={{ flex: 'none' }}
    />
  )
}
