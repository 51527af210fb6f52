import { styled } from '@mui/material/styles'
import type { KeyImage, KeyImagesSection } from '@systole/report/report-layout'
import { light } from '../../theme/tokens.ts'
import { EcgStripDrawing } from '../../ui/display/ecg-strip-drawing.tsx'
import { PartTitle } from './sheet.ts'

/** The addresses of stills by the keys of their bytes. */
export type StillUrls = Readonly<Record<string, string>>

const Pictures = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '14px 12px',
  '& figure': { margin: 0, breakInside: 'avoid' },
  '& figure[data-wide]': { gridColumn: '1 / -1' },
  '& img': { display: 'block', width: '100%', maxHeight: '110mm', objectFit: 'contain' },
  '& figure:not([data-wide]) img': { maxHeight: '78mm' },
  '& figcaption': { marginTop: 4, fontSize: '.8125rem', lineHeight: 1.45 },
  '& figcaption b': { display: 'block', fontWeight: 600, color: light.ink },
  '& figcaption span': { color: light.muted },
  '@container sheet (max-width: 700px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
})

/** A strip in true millimetres, which scrolls sideways on a narrow screen. */
const Scroll = styled('div')({ overflowX: 'auto', overscrollBehaviorX: 'contain' })

/** Renders stills in pairs, a single one or a strip across the page, as in the PDF. */
export function ReportKeyImages(props: { section: KeyImagesSection; stillUrls: StillUrls }) {
  const { section, stillUrls } = props
  const wide = wideOnes(section.images)
  return (
    <section>
      <PartTitle>{section.title}</PartTitle>
      <Pictures>
        {section.images.map((image) => (
          <figure key={image.id} {...(wide.has(image.id) && { 'data-wide': '' })}>
            {section.id === 'strips' ? (
              <Scroll role="group" aria-label={image.caption} tabIndex={0}>
                <Picture image={image} stillUrls={stillUrls} isTrueSize />
              </Scroll>
            ) : (
              <Picture image={image} stillUrls={stillUrls} />
            )}
            <figcaption>
              <b>{image.caption}</b>
              <span>{image.source}</span>
            </figcaption>
          </figure>
        ))}
      </Pictures>
    </section>
  )
}

function Picture(props: { image: KeyImage; stillUrls: StillUrls; isTrueSize?: boolean }) {
  const { image, stillUrls, isTrueSize = false } = props
  const { picture, alt } = image
  if (picture.kind === 'strip') {
    return <EcgStripDrawing drawing={picture.drawing} label={alt} isTrueSize={isTrueSize} />
  }
  return (
    <img
      src={stillUrls[picture.key] ?? ''}
      alt={alt}
      width={picture.width}
      height={picture.height}
      style={{ height: 'auto' }}
    />
  )
}

/** Returns the stills that use the full width: strips, and stills without a neighbour. */
function wideOnes(images: readonly KeyImage[]): Set<string> {
  const wide = new Set<string>()
  for (let at = 0; at < images.length; ) {
    const [one, next] = images.slice(at, at + 2)
    const isPair = one?.picture.kind === 'still' && next?.picture.kind === 'still'
    if (one && !isPair) wide.add(one.id)
    at += isPair ? 2 : 1
  }
  return wide
}
