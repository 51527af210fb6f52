import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { currentBrand } from '../../brand.ts'
import { ecgPath } from './ecg-line.ts'

const END = 612
const BASELINE = 171.5
const LINE = ecgPath({ width: END, baseline: BASELINE })

const Backdrop = styled('svg')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  [theme.breakpoints.down('md')]: { opacity: 0.7 },
}))

/** Renders the only ornament of the product: a line on an ECG grid with white 5 mm squares. */
export function EcgBackdrop() {
  const id = useId()
  const { bright, deep, soft, dark } = currentBrand().colours
  const url = (name: string) => `url(#${id}${name})`
  return (
    <Backdrop
      className="paper"
      viewBox="0 0 736 900"
      preserveAspectRatio="xMinYMid slice"
      aria-hidden
      focusable={false}
    >
      <defs>
        <pattern id={`${id}minor`} width="9" height="9" patternUnits="userSpaceOnUse">
          <path d="M9 0H0V9" fill="none" stroke="#fff" strokeOpacity=".035" />
        </pattern>
        <pattern id={`${id}major`} width="45" height="45" patternUnits="userSpaceOnUse">
          <rect width="45" height="45" fill={url('minor')} />
          <path d="M45 0H0V45" fill="none" stroke="#fff" strokeOpacity=".075" />
        </pattern>
        <linearGradient id={`${id}fade`} x1="0" x2="1">
          <stop offset="0" stopColor={dark.main} stopOpacity="0" />
          <stop offset=".35" stopColor={dark.main} stopOpacity=".55" />
          <stop offset="1" stopColor={dark.hover} />
        </linearGradient>
        <radialGradient id={`${id}glow`} cx=".3" cy=".25" r="1">
          <stop offset="0" stopColor={bright} stopOpacity=".9" />
          <stop offset="1" stopColor={deep} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="736" height="900" fill={url('glow')} />
      <rect width="736" height="900" fill={url('major')} />
      <g transform="translate(0 150)">
        <path d={LINE} fill="none" stroke={url('fade')} strokeWidth="2.4" strokeLinejoin="round" />
        <circle cx={END} cy={BASELINE} r="9" fill={dark.hover} fillOpacity=".2" />
        <circle cx={END} cy={BASELINE} r="4" fill={soft} />
      </g>
    </Backdrop>
  )
}
