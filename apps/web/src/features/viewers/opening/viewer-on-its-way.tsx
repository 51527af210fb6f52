import { isDicomFile } from '../compare/compare.queries.ts'
import type { ViewerProps } from '../viewer-props.ts'
import { ViewerShell } from '../viewer-shell.tsx'
import { CannotShow } from './cannot-show.tsx'
import { Opening } from './opening.tsx'
import { earlyLookOf } from './viewed-file.ts'

/** Shows a preview while the code of a viewer is loading. */
function ViewerComing(props: ViewerProps) {
  const { file } = props
  const previewUrl = isDicomFile(file) ? earlyLookOf(file) : undefined
  return (
    <ViewerShell viewer={props}>
      <Opening name={file.name} previewUrl={previewUrl} />
    </ViewerShell>
  )
}

/** Shows that the code of a viewer could not be loaded. */
function ViewerNotLoaded(props: ViewerProps & { onRetry: () => void }) {
  const { file, renewUrl, onRetry } = props
  return (
    <ViewerShell viewer={props}>
      <CannotShow file={file} renewUrl={renewUrl} failure="notLoaded" onRetry={onRetry} />
    </ViewerShell>
  )
}

/** The placeholders of a viewer until its code is loaded. */
export const ON_ITS_WAY = { Waiting: ViewerComing, Failed: ViewerNotLoaded }
