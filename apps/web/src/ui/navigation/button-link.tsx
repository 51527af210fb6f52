import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { type ButtonProps, buttonBase, buttonColours, withLook } from '../button/button.tsx'
import { useFollow } from './app-link.tsx'

const Root = styled('a')(({ theme }) => ({
  ...buttonBase,
  ...buttonColours((theme.vars ?? theme).palette),
}))

type Props = Pick<
  ButtonProps,
  'variant' | 'color' | 'size' | 'startIcon' | 'endIcon' | 'fullWidth'
> &
  Omit<ComponentProps<typeof Root>, 'color' | 'href'> & { href: string }

/** Renders a link that looks like a button; `href` comes from paths.ts. */
export function ButtonLink({ href, children, ...props }: Props) {
  const follow = useFollow()
  const { startIcon, endIcon, ...rest } = withLook(props)
  return (
    <Root {...rest} href={href} onClick={(event) => follow(event, href)}>
      {startIcon}
      {children}
      {endIcon}
    </Root>
  )
}
