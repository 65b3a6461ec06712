/** The work's outcome, or the reason for which the signal gave up waiting, whichever is first. */
export function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason)
    if (signal.aborted) giveUp()
    signal.addEventListener("abort", giveUp, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", giveUp))
  })
}
