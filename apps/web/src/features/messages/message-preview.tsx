import { styled } from '@mui/material/styles'
import { wrongParameters } from '@systole/domain/messages/message'
import { htmlLang, isLanguage, languageNames } from '@systole/i18n/languages'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDebouncedValue } from '../../ui/hooks/use-debounced-value.ts'
import { type MessageDraft, messagePreviewQuery } from './messages.queries.ts'

const Card = styled('section')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gap: 6,
    padding: '12px 14px',
    border: `1px solid ${edge.line}`,
    borderRadius: 8,
    backgroundColor: surface.sunken,
    overflowWrap: 'anywhere',
    '& small': { color: ink.muted },
    '& b': { color: ink.strong },
    '& p': { margin: 0, whiteSpace: 'pre-wrap' },
  }
})

/** Shows the message as the hospital will read it; the bare template until every field is filled in. */
export function MessagePreview(props: {
  caseId: string
  draft: MessageDraft
  isFilledIn: boolean
  text: string
}) {
  const { caseId, draft, isFilledIn, text } = props
  const { t } = useTranslation('messages')
  const title = useId()
  const settled = useDebouncedValue(draft)
  const isSame =
    settled.ibmsid === draft.ibmsid &&
    wrongParameters(settled.ibmsid, settled.parameters).length === 0
  const { data } = useQuery({
    ...messagePreviewQuery(caseId, settled),
    enabled: isFilledIn && isSame,
  })
  const shown = isFilledIn && isSame ? data : undefined
  const lang = shown && isLanguage(shown.language) ? shown.language : undefined
  return (
    <Card aria-labelledby={title} aria-live="polite">
      <small id={title}>
        {lang ? t('preview.in', { language: languageNames[lang].short }) : t('preview.title')}
      </small>
      {shown ? (
        <>
          <b lang={lang && htmlLang[lang]}>{shown.subject}</b>
          <p lang={lang && htmlLang[lang]}>{shown.text}</p>
          <small>{t('preview.to', { emails: shown.recipients.join(', ') })}</small>
        </>
      ) : (
        <p>{text.replaceAll(/\{\{(\w+)\}\}/g, '…')}</p>
      )}
    </Card>
  )
}
