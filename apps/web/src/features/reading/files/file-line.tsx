import { styled } from '@mui/material/styles'
import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FileThumb, thumbnailOf } from '../../../ui/display/file-thumb.tsx'
import type { FileEntry } from './file-entry.ts'

export const FileRows = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('md')]: {
    display: 'flex',
    overflowX: 'auto',
    paddingBottom: 4,
    '& > li': { flex: '0 0 220px' },
  },
}))

const Item = styled('button')(({ theme }) => {
  const { brand, edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    minHeight: 56,
    padding: 6,
    border: '1px solid transparent',
    borderRadius: 8,
    background: 'none',
    color: ink.muted,
    font: 'inherit',
    fontSize: '.8125rem',
    textAlign: 'left',
    cursor: 'pointer',
    '& b': {
      display: 'block',
      fontSize: '.875rem',
      fontWeight: 600,
      lineHeight: 1.3,
      color: ink.strong,
      overflowWrap: 'anywhere',
    },
    '& > span:nth-of-type(2)': { flex: 1, minWidth: 0 },
    '&:hover': { backgroundColor: surface.tint },
    '&[aria-pressed="true"]': { borderColor: brand.main, backgroundColor: surface.tint },
    '&:focus-visible': { outline: `2px solid ${edge.focus}`, outlineOffset: -2 },
  }
})

/** Shows a file with its thumbnail, to open in a viewport. */
export function FileLine(props: {
  file: FileEntry
  isShown: boolean
  onOpen: () => void
  /** Content below the name. */
  remarks?: ReactNode
  /** Content at the end of the row. */
  end?: ReactNode
  button?: Pick<ComponentProps<'button'>, 'aria-keyshortcuts' | 'draggable' | 'onDragStart'>
}) {
  const { file, isShown, onOpen, remarks, end, button } = props
  const { t } = useTranslation('questions')
  return (
    <Item
      type="button"
      aria-pressed={isShown}
      data-file={file.name}
      data-ecg={file.kind === 'ecg' ? '' : undefined}
      onClick={onOpen}
      {...button}
    >
      <FileThumb
        name={file.name}
        kind={file.kind}
        sizeBytes={file.sizeBytes}
        url={file.url}
        thumbnail={thumbnailOf(file.previews)}
      />
      <span>
        <b>{breakable(file.name)}</b>
        {t(`kind.${file.kind}`)}
        {remarks}
      </span>
      {end}
    </Item>
  )
}

/** Allows line breaks after an underscore, a hyphen or a dot of a file name, not within words. */
function breakable(name: string) {
  return name.split(/(?<=[_.-])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one name never change places
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ))
}
