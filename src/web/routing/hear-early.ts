interface Early {
  buttons: ReadonlySet<HTMLElement>
  fields: ReadonlySet<EventTarget>
}

/**
 * Tells the page what was pressed and typed in its document before its code was here (first-paint.js has kept it). The
 * first event makes React bring to life what it reaches, at once.
 */
export async function hearEarly() {
  const early: Early = { buttons: new Set(), fields: new Set() }
  document.dispatchEvent(new CustomEvent("page-listens", { detail: early }))
  if (early.fields.size > 0) (await import("./hear-fields.ts")).hearFields(early.fields)
  for (const button of early.buttons) button.click()
}
