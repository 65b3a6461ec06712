import { expect, onTestFinished, test, vi } from "vitest"
import { saveFile } from "./save-file.ts"

test("the browser gets the file under its name, and later its memory back", () => {
  vi.useFakeTimers()
  const link = { href: "", download: "", hidden: false, click: vi.fn(), remove: vi.fn() }
  vi.stubGlobal("document", { createElement: () => link, body: { append: vi.fn() } })
  const address = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:1")
  const forget = vi.spyOn(URL, "revokeObjectURL").mockReturnValue()
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  const blob = new Blob(["x"])
  saveFile({ fileName: "seo-content-2-products.txt", blob })
  expect(address).toHaveBeenCalledExactlyOnceWith(blob)
  expect(link).toMatchObject({ href: "blob:1", download: "seo-content-2-products.txt", hidden: true })
  expect(link.click).toHaveBeenCalledOnce()
  expect(link.remove).toHaveBeenCalledOnce()
  expect(forget).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(forget).toHaveBeenCalledExactlyOnceWith("blob:1")
})
