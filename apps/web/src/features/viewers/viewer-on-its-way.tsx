import { CannotShow } from './cannot-show.tsx'
import { isFilm } from './compare/compare.queries.ts'
import { Opening } from './opening.tsx'
import { earlyLookOf } from './viewed-file.ts'
import type { ViewerProps } from './viewer-props.ts'
import { ViewerShell } from './viewer-shell.tsx'

/** The code of a viewer is not here yet; of a film a lesser picture is seen meanwhile. */
function ViewerComing(props: ViewerProps) {
  const { file } = props
  const previewUrl = isFilm(file) ? earlyLookOf(file) : undefined
  return (
    <ViewerShell viewer={props}>
      <Opening name={file.name} previewUrl={previewUrl} />
    </ViewerShell>
  )
}

/** The code of a viewer did not come. */
function ViewerNotLoaded(props: ViewerProps & { onRetry: () => void }) {
  const { file, renewUrl, onRetry } = props
  return (
    <ViewerShell viewer={props}>
      <CannotShow file={file} renewUrl={renewUrl} failure="notLoaded" onRetry={onRetry} />
    </ViewerShell>
  )
}

/** What stands in a viewer's place until its code is here. */
export const ON_ITS_WAY = { Waiting: ViewerComing, Failed: ViewerNotLoaded }
