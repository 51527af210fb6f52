import { styled } from '@mui/material/styles'
import { Download } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '../../../ui/display/icon.tsx'
import type { RenewUrl, ViewedFile } from '../opening/viewed-file.ts'

const Link = styled('a')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 7,
    flex: 'none',
    minHeight: 36,
    minWidth: 36,
    padding: '0 9px',
    borderRadius: 6,
    fontSize: '.875rem',
    fontWeight: 500,
    color: ink.body,
    textDecoration: 'none',
    '&:hover': { backgroundColor: surface.tint },
    '&:focus-visible': { outline: `2px solid ${edge.focus}`, outlineOffset: -2 },
    [theme.breakpoints.down('md')]: { minHeight: 44, minWidth: 44, justifyContent: 'center' },
    '@container tools (max-width: 480px)': { '&:not([data-boxed])': { padding: 0, minWidth: 38 } },
    '&[data-boxed]': { minHeight: 44, padding: '0 18px', border: `1px solid ${edge.control}` },
  }
})

/** Downloads the file under its own name, after renewing the link, which may have expired. */
export function DownloadLink(props: {
  file: ViewedFile
  renewUrl: RenewUrl | undefined
  label: string
  children?: ReactNode
  boxed?: boolean
}) {
  const { file, renewUrl, label, children, boxed = false } = props
  const save = async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
    if (!renewUrl) return
    event.preventDefault()
    const link = document.createElement('a')
    link.href = (await renewUrl(file.fileId).catch(() => undefined)) ?? file.url
    link.download = file.name
    link.click()
  }
  return (
    <Link
      href={file.url}
      download={file.name}
      title={label}
      onClick={(event) => void save(event)}
      {...(!children && { 'aria-label': label })}
      {...(boxed && { 'data-boxed': '' })}
    >
      <Icon of={Download} size={18} />
      {children}
    </Link>
  )
}
