import { Camera } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useToast } from '../../../ui/feedback/use-toast.ts'
import { ToolButton } from '../tools/tool-button.tsx'
import type { ViewerProps } from '../viewer-props.ts'

/** Captures the current picture into the case if the reader may add to it; otherwise saves it to the device. */
export function StillButton(props: {
  onPicture: ViewerProps['onPicture'] | undefined
  take: () => void
  disabled: boolean
}) {
  const { onPicture, take, disabled } = props
  const { t } = useTranslation('viewers')
  return (
    <ToolButton
      icon={Camera}
      label={t(onPicture ? 'still.add' : 'still.save')}
      shortcut="K"
      disabled={disabled}
      onClick={take}
    />
  )
}

/** Returns a function that passes a picture on, or saves it if there is no receiver. */
export function useGivePicture(onPicture: ViewerProps['onPicture'] | undefined) {
  const { t } = useTranslation('viewers')
  const toast = useToast()
  return (picture: Promise<File>): void => {
    picture.then(onPicture ?? savePicture, () => toast.show(t('still.failed'), 'warning'))
  }
}

function savePicture(picture: File): void {
  const url = URL.createObjectURL(picture)
  const link = document.createElement('a')
  link.href = url
  link.download = picture.name
  link.click()
  URL.revokeObjectURL(url)
}
