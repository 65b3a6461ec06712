/** The id of every page's main part. */
export const mainId = "main"

export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="fixed top-3 left-3 pointer-events-none z-80 -translate-y-20 rounded-md bg-accent px-4 py-2 font-semibold text-accent-ink opacity-0 shadow-2 focus:pointer-events-auto focus:translate-y-0 focus:opacity-100"
    >
      Skip to content
    </a>
  )
}
