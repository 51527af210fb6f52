import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { fromCentre } from '../../../ui/gestures/pointer-gestures.ts'
import type { FileBytes } from '../bytes/use-file-bytes.ts'
import { useCaptureStage } from '../key-image/use-capture-stage.ts'
import { MeasureList } from '../measuring/measure-list.tsx'
import { MeasureOverlay } from '../measuring/measure-overlay.tsx'
import { MeasureStrip } from '../measuring/measure-strip.tsx'
import { CannotShow } from '../opening/cannot-show.tsx'
import { Opening } from '../opening/opening.tsx'
import { earlyLookOf } from '../opening/viewed-file.ts'
import type { ViewerProps } from '../viewer-props.ts'
import { ViewerShell } from '../viewer-shell.tsx'
import { CineBar } from './cine-bar.tsx'
import { DicomCorner } from './dicom-corner.tsx'
import { DicomTools } from './dicom-tools.tsx'
import { useDicomImage } from './use-dicom-image.ts'
import type { DicomStageState } from './use-dicom-stage.ts'

const Image = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  touchAction: 'none',
  '&:focus-visible': {
    outline: `2px solid ${(theme.vars ?? theme).palette.edge.focus}`,
    outlineOffset: -2,
  },
}))

/** Shows a radiograph or an ultrasound clip: window, pan, zoom, invert, rotate, frames. */
export function DicomViewer(props: ViewerProps) {
  const { file, renewUrl } = props
  const { t } = useTranslation('viewers')
  const { film, room, bytes, shown, stage, view, cine, tool, choose, measuring, keys } =
    useDicomImage(props)
  const take = useCaptureStage(film, {
    file,
    frame: stage && stage.frames > 1 ? cine.frame : null,
    place: view?.place,
    // the image's own canvas is inverted already
    inverted: false,
    ...(view?.window && { window: view.window }),
    zoom: view?.pixelScale,
    measuring,
  })
  const failed = bytes.state === 'failed' || shown.state === 'failed'
  return (
    <ViewerShell
      viewer={props}
      keys={keys}
      tools={
        <DicomTools
          stage={stage}
          tool={tool}
          onTool={choose}
          inverted={view?.inverted ?? false}
          measuring={measuring}
          kind={file.kind}
        />
      }
      aside={measuring.listed && <MeasureList measuring={measuring} />}
      takePicture={take}
      corner={view && <DicomCorner view={view} />}
      footer={
        <>
          <MeasureStrip measuring={measuring} onInsert={props.onInsert} />
          {stage && stage.frames > 1 && <CineBar frames={stage.frames} cine={cine} />}
        </>
      }
    >
      <Image
        ref={room}
        role="application"
        tabIndex={0}
        aria-label={t('film', { name: file.name })}
        onContextMenu={(event) => event.preventDefault()}
        onDoubleClick={(event) => stage?.lookClose(fromCentre(event.currentTarget, event))}
        // The library's own element would capture every key including Tab, and is not reachable by Tab.
        onKeyDownCapture={(event) => event.stopPropagation()}
      >
        <div ref={film} style={{ position: 'absolute', inset: 0, outline: 'none' }}>
          <MeasureOverlay measuring={measuring} />
        </div>
      </Image>
      {!failed && !stage && (
        <Opening
          name={file.name}
          previewUrl={earlyLookOf(file)}
          {...(bytes.state === 'loading' && { percent: bytes.percent })}
        />
      )}
      {failed && <CannotShow file={file} renewUrl={renewUrl} {...whyOf(bytes, shown, t)} />}
    </ViewerShell>
  )
}

/** Returns the failure: bytes that did not arrive can be retried, invalid ones cannot. */
function whyOf(bytes: FileBytes, shown: DicomStageState, t: TFunction<'viewers'>) {
  if (bytes.state === 'failed') return { onRetry: bytes.retry, failure: bytes.cause }
  const why = shown.state === 'failed' ? shown.why : 'noPicture'
  return { reason: t(`dicom.${why}`) }
}
