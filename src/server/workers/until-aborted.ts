/** The work's result, or the signal's reason for giving up, whichever comes first. */
export function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason)
    if (signal.aborted) giveUp()
    signal.addEventListener("abort", giveUp, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", giveUp))
  })
}
