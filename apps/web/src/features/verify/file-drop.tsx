import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { ByPointer } from '../../ui/display/by-pointer.tsx'

const Zone = styled('div')(({ theme }) => {
  const { brand, edge, ink } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gap: 10,
    justifyItems: 'start',
    marginTop: 12,
    padding: 20,
    border: `2px dashed ${edge.control}`,
    borderRadius: 8,
    '& p': { margin: 0 },
    '&[data-over]': { borderColor: brand.bright },
    '& small': { color: ink.muted, fontSize: '.875rem' },
  }
})

/** Accepts a file by drop or by a button of equal function (WCAG 2.5.7). */
export function FileDrop({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) {
  const { t } = useTranslation('verify')
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const take = (file: File | undefined) => {
    if (file && !busy) onFile(file)
  }
  return (
    <Zone
      {...(isOver && { 'data-over': '' })}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files[0])
      }}
    >
      <p>
        <ByPointer mouse={t('fileText')} touch={t('fileTouch')} />
      </p>
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {t('choose')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        hidden
        aria-label={t('choose')}
        onChange={(event) => {
          take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <small>{t('fileLocal')}</small>
    </Zone>
  )
}
