import type { Face } from '@alveole/campaigns';

/** In whose name and colour mails are written. */
export interface MailLook {
  /** Stands over each mail. */
  readonly programmeName: string;
  /** Whom repairers and associations write to. */
  readonly contact: string;
  /** Of the name over each mail, `#rrggbb`; mails are read on white. */
  readonly colour: string;
  /** Lines under each mail. */
  readonly foot: readonly string[];
  /** The name before the address that sends; absent: the one of the address itself, else the programme's. */
  readonly sender?: string | undefined;
}

/** What the environment says in the place of the face. */
export interface MailSettings {
  readonly PROGRAMME_NAME?: string | undefined;
  readonly CONTACT_PROFESSIONALS?: string | undefined;
}

/** The colour of Alvéole. */
const usualColour = '#0b5f5c';

/** The look of mails: what the environment says, else the face of the campaign. */
export function mailLookOf(face: Face, { PROGRAMME_NAME, CONTACT_PROFESSIONALS }: MailSettings): MailLook {
  const { sender, foot } = face.mails;
  return {
    programmeName: PROGRAMME_NAME ?? face.name,
    contact: CONTACT_PROFESSIONALS ?? face.contacts.professionals,
    colour: face.palette?.light.brand ?? usualColour,
    foot,
    sender,
  };
}

/** The sender as a mail names it. @param from `ne-pas-repondre@velo.example`, or with a name before it in angle brackets */
export function senderOf(
  from: string,
  { sender, programmeName }: MailLook,
): string | { readonly name: string; readonly address: string } {
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1];
  if (sender === undefined && address !== undefined) return from;
  return { name: sender ?? programmeName, address: address ?? from.trim() };
}
