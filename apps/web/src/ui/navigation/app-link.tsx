import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { openPage } from './open-page.ts'
import { TextLink } from './text-link.tsx'

type Props = ComponentProps<typeof TextLink> & { href: string; replace?: boolean }

/** Renders a link within the portal; `href` comes from paths.ts. Middle click and Ctrl open a tab as usual. */
export function AppLink({ href, replace = false, onClick, ...rest }: Props) {
  const follow = useFollow()
  return (
    <TextLink
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        follow(event, href, replace)
      }}
    />
  )
}

/** Returns a click handler for links with their own style: `<a href onClick={(e) => follow(e, href)}>`. */
export function useFollow(): (event: MouseEvent, href: string, replace?: boolean) => void {
  const router = useRouter()
  return (event, href, replace = false) => {
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
    if (event.defaultPrevented || !plain || event.altKey) return
    if (event.currentTarget.getAttribute('target') === '_blank') return
    event.preventDefault()
    void openPage(router, href, { replace })
  }
}
