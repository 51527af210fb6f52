/** Runs one request in a worker of its own, which ends with it or with `ended`. */
export function runInWorker<Request, Result>(
  worker: Worker,
  request: Request,
  ended: AbortSignal,
): Promise<Result> {
  ended.addEventListener('abort', () => worker.terminate(), { once: true })
  return new Promise<Result>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Result>) => resolve(data))
    worker.addEventListener('error', (event) => reject(new Error(event.message)))
    worker.postMessage(request)
  }).finally(() => worker.terminate())
}
