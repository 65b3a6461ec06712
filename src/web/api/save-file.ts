/** Some browsers read the file some time after the click. */
const keepMs = 60_000

/** Passes a file to the browser, which saves it like any download. */
export function saveFile({ fileName, blob }: { readonly fileName: string; readonly blob: Blob }): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement("a")
  link.href = address
  link.download = fileName
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), keepMs)
}
