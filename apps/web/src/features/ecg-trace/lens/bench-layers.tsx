import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'

export type BenchLayers = {
  paper: RefObject<HTMLCanvasElement | null>
  marks: RefObject<HTMLCanvasElement | null>
}

export function useBenchLayers(): BenchLayers {
  return { paper: useRef<HTMLCanvasElement>(null), marks: useRef<HTMLCanvasElement>(null) }
}

/** Renders the two canvases of a trace: paper with waves, and the marks, which change with every key. */
export function BenchCanvases(props: {
  layers: BenchLayers
  width: number
  height: number
  label: string
  onPick: (x: number, y: number) => void
  children?: ReactNode
}) {
  const { layers, width, height, label, onPick, children } = props
  const density = typeof window === 'undefined' ? 1 : window.devicePixelRatio
  const size = { width: Math.round(width * density), height: Math.round(height * density) }
  const style = { position: 'absolute', top: 0, left: 0, width, height } as const
  const onClick = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect()
    onPick(clientX - box.x, clientY - box.y)
  }
  return (
    <>
      <canvas ref={layers.paper} aria-hidden {...size} style={style} />
      <canvas
        ref={layers.marks}
        role="img"
        aria-label={label}
        {...size}
        style={{ ...style, cursor: 'pointer' }}
        onClick={onClick}
      />
      {children}
    </>
  )
}

/** Draws a layer after every change of its picture, and again when more of the recording arrives. */
export function useDrawnLayer(
  canvas: RefObject<HTMLCanvasElement | null>,
  draw: (context: CanvasRenderingContext2D) => void,
  subscribe?: (listener: () => void) => () => void,
): void {
  useEffect(() => {
    const paint = () => {
      const context = canvas.current?.getContext('2d')
      if (context) draw(context)
    }
    paint()
    if (!subscribe) return
    // pieces that arrive together are drawn together
    let frame = 0
    const end = subscribe(() => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        paint()
      })
    })
    return () => {
      end()
      cancelAnimationFrame(frame)
    }
  }, [canvas, draw, subscribe])
}
