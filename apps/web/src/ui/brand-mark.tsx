import { styled } from '@mui/material/styles'

const Mark = styled('svg')(({ theme }) => ({
  width: 30,
  height: 30,
  flex: 'none',
  '& rect': { fill: (theme.vars ?? theme).palette.brand.main },
  '& path': { stroke: '#fff' },
  '&[data-on="dark"] rect': { fill: '#fff' },
  '&[data-on="dark"] path': { stroke: (theme.vars ?? theme).palette.brand.main },
}))

/** The heartbeat in a square; `dark` on the sign-in panel. */
export function BrandMark({ on = 'light' }: { on?: 'light' | 'dark' }) {
  return (
    <Mark viewBox="0 0 30 30" aria-hidden data-on={on}>
      <rect width="30" height="30" rx="8" />
      <path
        d="M4 17h5l2-4 2.5 10L17 6l2.5 11H26"
        fill="none"
        strokeWidth="2.2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </Mark>
  )
}
