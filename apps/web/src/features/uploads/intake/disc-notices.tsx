import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { MAX_FILES } from './dropped-files.ts'
import type { Inspection } from './inspect-files.ts'

/** The number of missing files listed by name. */
const NAMED = 3

/** Shows files that a disc lists but that were not dropped, and whether the drop was too large. */
export function DiscNotices({ look }: { look: Pick<Inspection, 'discs' | 'isCutOff'> }) {
  const { t } = useTranslation('intake')
  const format = useFormat()
  return (
    <>
      {look.discs
        .filter(({ missing }) => missing.length > 0)
        .map(({ listed, missing }) => {
          const count = missing.length
          const words = { count, names: missing.slice(0, NAMED).join(t('line.separator')) }
          const more = count - NAMED
          return (
            <Notice key={missing.join()} tone="warn">
              {listed.size === 0 ? t('disc.noneHere', { count }) : t('disc.missing', words)}
              {listed.size > 0 && more > 0 && ` ${t('disc.more', { count: more })}`}
            </Notice>
          )
        })}
      {look.isCutOff && (
        <Notice tone="warn">{t('cutOff', { max: format.number(MAX_FILES) })}</Notice>
      )}
    </>
  )
}
