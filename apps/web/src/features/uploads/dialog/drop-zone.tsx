import { styled } from '@mui/material/styles'
import { FileUp } from 'lucide-react'
import { type DragEvent, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ByPointer } from '../../../ui/display/by-pointer.tsx'
import { Icon } from '../../../ui/display/icon.tsx'

const Zone = styled('label')(({ theme }) => {
  const { brand, edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    justifyItems: 'center',
    gap: 8,
    padding: '26px 16px',
    border: `2px dashed ${edge.control}`,
    borderRadius: 10,
    backgroundColor: surface.canvas,
    color: ink.body,
    textAlign: 'center',
    cursor: 'pointer',
    '& svg': { color: ink.muted },
    '&:hover': { borderColor: brand.main },
    '&[data-over]': {
      borderStyle: 'solid',
      borderColor: brand.main,
      backgroundColor: surface.tint,
      color: ink.strong,
      fontWeight: 600,
    },
    // The visible button is for the keyboard; the input itself takes no space and no focus.
    '& input': { position: 'absolute', width: 1, height: 1, opacity: 0, pointerEvents: 'none' },
  }
})

/** Renders the label of the file input as a drop target; text and border change while dragging. */
export function DropZone(props: {
  inputRef: RefObject<HTMLInputElement | null>
  accept: string
  onFiles: (files: readonly File[]) => void
}) {
  const { inputRef, accept, onFiles } = props
  const { t } = useTranslation('uploads')
  const [over, setOver] = useState(false)
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isOver)
  }
  return (
    <Zone
      data-over={over ? '' : undefined}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        onFiles([...event.dataTransfer.files])
      }}
    >
      <Icon of={FileUp} size={28} strokeWidth={1.5} />
      <ByPointer mouse={over ? t('dialog.dropNow') : t('dialog.drop')} touch={t('dialog.choose')} />
      <input
        ref={inputRef}
        type="file"
        tabIndex={-1}
        accept={accept}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = '' // the same file may be chosen again after a refusal
        }}
      />
    </Zone>
  )
}
