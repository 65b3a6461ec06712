import { Archive, ArchiveRestore, ChevronDown, Ellipsis, ExternalLink, Pencil, Star, Trash2 } from "lucide-react"
import { useLocation } from "wouter"
import { Button, IconButton } from "../../../parts/buttons/button.tsx"
import { Checkbox } from "../../../parts/fields/checkbox.tsx"
import { Dropdown } from "../../../parts/overlays/dropdown.tsx"
import type { CardActs } from "./card-acts.ts"
import { type CardItem, placeToOpen } from "./card-item.ts"

type CardFootProps = Omit<CardActs, "library"> & {
  item: CardItem
  isChosen: boolean
  isOpen: boolean
  contentId: string
  onOpen: (isOpen: boolean) => void
  onEdit: () => void
}

export function CardFoot({ item, isChosen, isOpen, contentId, ...act }: CardFootProps) {
  const { title, isFavorite, isArchived } = item
  return (
    <div className="flex items-center gap-1 border-line border-t px-4 py-2">
      <Checkbox
        label={<span className="sr-only">Select {title}</span>}
        isChecked={isChosen}
        onChange={(isNowChosen) => act.onChoose(item.id, isNowChosen)}
      />
      <Button
        size="sm"
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? contentId : undefined}
        iconAfter={<ChevronDown aria-hidden="true" className={`transition-transform ${isOpen ? "rotate-180" : ""}`} />}
        onClick={() => act.onOpen(!isOpen)}
      >
        {isOpen ? "Collapse" : "Expand"}
        <span className="sr-only"> {title}</span>
      </Button>
      <span className="flex-1" />
      <IconButton
        size="sm"
        label={`Favorite: ${title}`}
        aria-pressed={isFavorite}
        onClick={() => act.onMark(item, { isFavorite: !isFavorite })}
      >
        <Star aria-hidden="true" className={isFavorite ? "fill-current text-accent" : undefined} />
      </IconButton>
      <IconButton
        size="sm"
        label={isArchived ? `Unarchive: ${title}` : `Archive: ${title}`}
        onClick={() => act.onMark(item, { isArchived: !isArchived })}
      >
        {isArchived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
      </IconButton>
      <CardMenu item={item} onEdit={act.onEdit} onDelete={act.onDelete} />
    </div>
  )
}

function CardMenu({ item, onEdit, onDelete }: Pick<CardFootProps, "item" | "onEdit" | "onDelete">) {
  const [, navigate] = useLocation()
  const goOn = placeToOpen(item)
  const open = { id: "open", label: goOn.label, onPick: () => navigate(goOn.href) }
  const edit = { id: "edit", label: "Edit title, tags and notes", onPick: onEdit }
  const remove = { id: "delete", label: "Delete", isDangerous: true, onPick: () => onDelete(item) }
  return (
    <Dropdown
      isIconOnly
      size="sm"
      variant="quiet"
      label={`More for ${item.title}`}
      icon={<Ellipsis aria-hidden="true" />}
      items={[
        { ...open, icon: <ExternalLink aria-hidden="true" /> },
        { ...edit, icon: <Pencil aria-hidden="true" /> },
        { ...remove, icon: <Trash2 aria-hidden="true" /> },
      ]}
    />
  )
}
