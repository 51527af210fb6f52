import { styled } from '@mui/material/styles'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useToast } from '../../../ui/feedback/use-toast.ts'
import { ToolButton } from '../tools/tool-button.tsx'
import type { JsonOutline } from './json-outline.ts'
import { isContainer, jsonPathOf, writtenValue } from './json-rows.ts'

/** The maximum number of characters displayed; the copy has all of them. */
const SHOWN = 100_000

const Strip = styled('div')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 8,
    maxHeight: '32%',
    overflow: 'auto',
    padding: '6px 8px 6px 12px',
    borderTop: `1px solid ${edge.line}`,
    '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
    '& p': { margin: 0, color: ink.muted },
  }
})

/** Shows the path of the selected value, its full text, and a copy button. */
export function JsonDetail({ outline, index }: { outline: JsonOutline; index: number }) {
  const { t } = useTranslation('viewers')
  const toast = useToast()
  const container = isContainer(outline, index)
  const length = (outline.end[index] ?? 0) - (outline.start[index] ?? 0)
  const copy = () =>
    navigator.clipboard.writeText(copyOf(outline, index)).then(
      () => toast.show(t('json.copied')),
      () => undefined, // the browser may refuse
    )
  return (
    <Strip>
      <div>
        <p>
          {jsonPathOf(outline, index) || '$'} · {t('json.characters', { count: length })}
        </p>
        {!container && writtenValue(outline, index, SHOWN)}
      </div>
      <ToolButton icon={Copy} label={t('json.copy')} iconOnly onClick={() => void copy()} />
    </Strip>
  )
}

/** Returns the value as written in the file; a string without its quotes. */
function copyOf(outline: JsonOutline, index: number): string {
  const written = outline.text.slice(outline.start[index], outline.end[index])
  return outline.kind[index] === 2 ? String(JSON.parse(written)) : written
}
