import { styled } from '@mui/material/styles'
import { CircleCheck, CloudUpload, FilePlus, type LucideIcon, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { NeedState } from './file-needs-state.ts'
import { useUploadWords } from './use-upload-words.ts'

const Cards = styled('ul')(({ theme }) => {
  const { edge, ink, surface, tone } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
    gap: 12,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& li': {
      display: 'flex',
      gap: 12,
      padding: '14px 16px',
      border: `1px solid ${edge.line}`,
      borderRadius: 10,
      backgroundColor: surface.paper,
      color: ink.muted,
    },
    '& b': { display: 'block', color: ink.strong, fontWeight: 600 },
    '& li[data-state="there"] svg': { color: tone.ok.solid },
    '& li[data-amber]': {
      borderColor: `color-mix(in srgb, ${tone.warn.solid} 35%, ${tone.warn.background})`,
      backgroundColor: tone.warn.background,
      color: tone.warn.text,
    },
    '& li[data-amber] b': { color: tone.warn.text },
    [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 },
  }
})

/** Each needed kind and how far it is, live (INSP-1). */
export function NeedCards({ needs }: { needs: readonly NeedState[] }) {
  const { t } = useTranslation('uploads')
  const words = useUploadWords()
  if (needs.length === 0) return <Notice>{t('nothingNeeded')}</Notice>
  return (
    <Cards aria-label={t('needs')}>
      {needs.map((need) => (
        <li
          key={need.kind}
          data-state={need.state}
          data-amber={need.need === 'required' && need.state !== 'there' ? '' : undefined}
        >
          <Icon of={glyphOf(need)} size={22} />
          <div>
            <b>{words.kind(need.kind)}</b>
            <NeedText need={need} />
          </div>
        </li>
      ))}
    </Cards>
  )
}

function NeedText({ need }: { need: NeedState }) {
  const { t } = useTranslation('uploads')
  const prefix = t(`need.${need.need}`)
  if (need.state === 'there') return t('needState.there', { need: prefix, count: need.count })
  if (need.state === 'uploading') {
    return t('needState.uploading', { need: prefix, percent: need.percent })
  }
  return need.need === 'required'
    ? t('needState.requiredMissing')
    : t('needState.recommendedMissing')
}

function glyphOf({ need, state }: NeedState): LucideIcon {
  if (state === 'there') return CircleCheck
  if (state === 'uploading') return CloudUpload
  return need === 'required' ? TriangleAlert : FilePlus
}
