import type { LucideIcon } from 'lucide-react'

/**
 * Draws an icon: `<Icon of={Trash2} />`, imported by name from lucide-react. Decorative by default; describe it in the text
 * beside it, or in `label`.
 */
export function Icon(props: {
  of: LucideIcon
  /** The size in em, beside text, or in px. */
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
