import Button, { type ButtonProps } from '@mui/material/Button'
import { useFollow } from './app-link.tsx'

/** Looks like a button, is a link; `href` comes from paths.ts. */
export function ButtonLink({ href, ...rest }: Omit<ButtonProps, 'href'> & { href: string }) {
  const follow = useFollow()
  return <Button {...rest} href={href} onClick={(event) => follow(event, href)} />
}
