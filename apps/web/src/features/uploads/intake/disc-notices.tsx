import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/notice.tsx'
import { useFormat } from '../../../ui/use-format.ts'
import { MAX_FILES } from './dropped-files.ts'
import type { Look } from './look-at-files.ts'

/** So many names say which part of a disc is missing. */
const NAMED = 3

/** Files that a disc names and that did not come; and what was never looked at. */
export function DiscNotices({ look }: { look: Pick<Look, 'discs' | 'isCutOff'> }) {
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
