import { Dialog as Primitive } from "@base-ui/react/dialog";
import { type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Cover } from "#ui/cover.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormDialog } from "#ui/form-dialog.tsx";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "#ui/menu.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import type { Specimen } from "./specimen.ts";

/** A button that opens something, and closes it again. */
function Opening({ label, children }: { label: string; children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}

/** What comes over a page. */
export const FRAMES: readonly Specimen[] = [
  {
    title: "Dialogs",
    of: ["dialog", "dialog-box", "form-dialog", "confirm-dialog", "confirm-box", "cover", "card", "page"],
    show: () => (
      <>
        <Opening label="Open a dialog">
          {(close) => (
            <Dialog
              open
              onOpenChange={close}
              title="A dialog"
              description="What it is about"
              footer={<Button onClick={close}>Done</Button>}
            >
              <p>What it holds.</p>
            </Dialog>
          )}
        </Opening>
        <Opening label="Open a form">
          {(close) => (
            <FormDialog
              title="A form"
              submitLabel="Save"
              busyLabel="Saving..."
              busy={false}
              onSubmit={(event) => {
                event.preventDefault();
                close();
              }}
              onClose={close}
            >
              <TextField label="Name of it" error="Name is required" />
            </FormDialog>
          )}
        </Opening>
        <Opening label="Ask before destroying">
          {(close) => (
            <ConfirmDialog
              open
              title="Delete this?"
              message="It can be brought back from Activity."
              confirmLabel="Delete"
              cancelLabel="Keep it"
              tone="danger"
              onConfirm={close}
              onCancel={close}
            />
          )}
        </Opening>
        <Opening label="Cover the page">
          {(close) => (
            <Cover>
              <Primitive.Title>Nobody can go on here for now</Primitive.Title>
              <Button onClick={close}>Go on</Button>
            </Cover>
          )}
        </Opening>
      </>
    ),
  },
  {
    title: "Menu",
    of: ["menu"],
    show: () => (
      <Menu trigger={<Button>Open the menu</Button>} align="start">
        <MenuItem onSelect={() => {}}>Rename</MenuItem>
        <MenuItem onSelect={() => {}} disabled>
          Not now
        </MenuItem>
        <MenuSeparator />
        <MenuLink to="/">Elsewhere</MenuLink>
      </Menu>
    ),
  },
  {
    title: "Toasts",
    of: ["toast", "toaster", "toaster-area"],
    show: () => (
      <>
        <Button onClick={() => toast.success("Saved.")}>Say success</Button>
        <Button onClick={() => toast.error("That did not work.")}>Say an error</Button>
        <Button onClick={() => toast.info("By the way.")}>Say something</Button>
        <Button onClick={() => toast.undoable("Deleted.", () => {})}>Offer undo</Button>
      </>
    ),
  },
];
