import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/format/use-format.ts'
import type { ViewedFile } from './opening/viewed-file.ts'

/** Renders text in a corner, which never covers the centre or captures the mouse. */
export const Corner = styled('div')({
  position: 'absolute',
  top: 10,
  left: 14,
  maxWidth: 'calc(50% - 22px)', // two of them never touch
  fontSize: '.8125rem',
  fontWeight: 500,
  lineHeight: 1.45,
  color: '#C3CBCE',
  textShadow: '0 0 3px #000, 0 0 3px #000',
  overflowWrap: 'anywhere',
  wordBreak: 'keep-all', // wrap a date before its time, not within its day
  pointerEvents: 'none',
  zIndex: 1,
  '&[data-side="right"]': { left: 'auto', right: 14, textAlign: 'right' },
})

export function FileCorner({ file, colour }: { file: ViewedFile; colour?: string | undefined }) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  return (
    <Corner style={onPaper(colour)}>
      {file.name}
      <br />
      {t(`document.appendix.kinds.${file.kind}`)} · {format.fileSize(file.sizeBytes)}
      {file.addedAt && (
        <>
          <br />
          {format.dateTime(file.addedAt)}
        </>
      )}
    </Corner>
  )
}

export function RightCorner(props: { children: ReactNode; colour?: string | undefined }) {
  return (
    <Corner data-side="right" style={onPaper(props.colour)}>
      {props.children}
    </Corner>
  )
}

function onPaper(colour: string | undefined) {
  return colour ? { color: colour, textShadow: 'none' } : undefined
}
