import { useTranslation } from 'react-i18next'
import { describeError } from '../../api/describe-error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { DraftKeeper, SaveState } from './draft-keeper.ts'

/** What keeps the draft from being saved, and what can be done. Nothing typed is lost in either case. */
export function DraftProblems({ save, keeper }: { save: SaveState; keeper: DraftKeeper }) {
  const { t } = useTranslation('reading')
  if (save.is === 'conflict') {
    return (
      <Notice tone="warn" announce>
        <b>{t('conflict.title')}</b>
        <p>{t('conflict.text')}</p>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 10 }}>
          <Button
            size="small"
            variant="outlined"
            disabled={save.loading}
            onClick={() => void keeper.takeOther()}
          >
            {t('conflict.theirs')}
          </Button>
          <Button
            size="small"
            variant="outlined"
            disabled={save.loading}
            onClick={() => void keeper.keepMine()}
          >
            {t('conflict.mine')}
          </Button>
        </div>
      </Notice>
    )
  }
  if (save.is === 'lost') {
    return (
      <Notice tone="warn" announce>
        <b>{t('lost.title')}</b>
        <p>{t('lost.text')}</p>
      </Notice>
    )
  }
  if (save.is === 'refused') {
    return (
      <Notice tone="danger" announce>
        <p>{t('refused.text', { reason: describeError(save.why) })}</p>
        <p>{t('refused.hint')}</p>
      </Notice>
    )
  }
  return null
}
