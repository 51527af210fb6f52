import { KEY_IMAGES_MAX } from '@systole/domain/key-images/key-image'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../../api/describe-error.ts'
import { RefusedError } from '../../../api/query.ts'
import { useToast } from '../../../ui/feedback/use-toast.ts'
import type { ReportAutosaver } from '../drafts/report-autosaver.ts'
import { withKeyImage } from './edit-key-images.ts'
import { type CapturedKeyImage, keepPicture } from './key-images.queries.ts'

export type AddKeyImage = (taken: Promise<CapturedKeyImage>) => void

/** Adds a captured picture to the report: first stored with the case, then referenced by the draft. */
export function useKeyImages(caseId: string, autosaver: ReportAutosaver): AddKeyImage {
  const { t } = useTranslation('reading')
  const toast = useToast()
  return useMemo(() => {
    const take = async (taken: Promise<CapturedKeyImage>) => {
      const picture = await taken
      const id = await keepPicture(caseId, picture)
      autosaver.edit((draft) => withKeyImage(draft, id))
      toast.show(t('keyImages.added'))
    }
    return (taken) => {
      const { keyImages = [] } = autosaver.state.get().draft
      if (keyImages.length >= KEY_IMAGES_MAX) {
        toast.show(t('keyImages.full', { count: KEY_IMAGES_MAX }), 'warning')
        taken.catch(() => undefined)
        return
      }
      take(taken).catch((error: unknown) => {
        const why = error instanceof RefusedError ? ` ${describeError(error)}` : ''
        toast.show(`${t('keyImages.notAdded')}${why}`, 'warning')
      })
    }
  }, [caseId, autosaver, t, toast])
}
