import { styled } from '@mui/material/styles'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../button/icon-button.tsx'
import { useToast } from '../feedback/use-toast.ts'
import { Icon } from './icon.tsx'

const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  fontFamily: theme.typography.fontFamily,
  fontSize: '.9375rem',
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: (theme.vars ?? theme).palette.ink.muted,
}))

/** Renders the case number used on the telephone, with a button that copies it. */
export function CaseNumber({ number }: { number: string }) {
  return (
    <Root>
      {number}
      <CopyCaseNumber number={number} />
    </Root>
  )
}

export function CopyCaseNumber({ number }: { number: string }) {
  const { t } = useTranslation('common')
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number)
      toast.show(t('caseNumber.copied', { number }), 'success')
    } catch {
      toast.show(t('caseNumber.notCopied'), 'warning')
    }
  }
  return (
    <IconButton
      type="button"
      data-size="small"
      aria-label={t('caseNumber.copy', { number })}
      title={t('caseNumber.copy', { number })}
      onClick={() => void copy()}
    >
      <Icon of={Copy} size={16} />
    </IconButton>
  )
}
