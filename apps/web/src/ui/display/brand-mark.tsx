import { styled } from '@mui/material/styles'
import { brands, type Variant } from '@systole/domain/hospitals/variant'
import { currentBrand } from '../../brand.ts'

const Mark = styled('svg')(({ theme }) => ({
  width: 30,
  height: 30,
  flex: 'none',
  '& rect': { fill: (theme.vars ?? theme).palette.brand.main },
  '& path': { stroke: '#fff' },
  '&[data-on="dark"] rect': { fill: '#fff' },
  '&[data-on="dark"] path': { stroke: (theme.vars ?? theme).palette.brand.main },
}))

/** Draws the logo of the portal's variant, or of another one on its report; `dark` on the sign-in panel. */
export function BrandMark(props: { on?: 'light' | 'dark'; variant?: Variant }) {
  const { on = 'light', variant = currentBrand().variant } = props
  const { size, radius, strokeWidth, trace } = brands[variant].mark
  return (
    <Mark viewBox={`0 0 ${size} ${size}`} aria-hidden data-on={on}>
      <rect width={size} height={size} rx={radius} />
      <path
        d={trace}
        fill="none"
        strokeWidth={strokeWidth}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </Mark>
  )
}
