import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useFollow } from '../../../ui/navigation/app-link.tsx'

const Link = styled('a', { shouldForwardProp: (name) => name !== 'isBad' })<{ isBad: boolean }>(
  ({ theme, isBad }) => {
    const { edge, ink, tone } = (theme.vars ?? theme).palette
    return {
      position: 'relative',
      color: isBad ? tone.danger.text : ink.strong,
      fontWeight: 'inherit',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      textDecorationColor: isBad ? tone.danger.solid : edge.control,
      textDecorationThickness: 1,
      textUnderlineOffset: '4px',
      '&:hover': { textDecorationThickness: 2 },
      // a thumb needs more than the line
      '&::after': { content: '""', position: 'absolute', inset: '-4px -6px' },
      [theme.breakpoints.down('md')]: { '&::after': { inset: '-11px -6px' } },
    }
  },
)

/** Renders a number that opens its list. */
export function FigureLink(props: {
  href: string
  isBad?: boolean
  label?: string
  children: ReactNode
}) {
  const { href, isBad = false, label, children } = props
  const follow = useFollow()
  return (
    <Link
      href={href}
      isBad={isBad}
      {...(label && { 'aria-label': label })}
      onClick={(event) => follow(event, href)}
    >
      {children}
    </Link>
  )
}
