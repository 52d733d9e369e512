/** A stored picture, with its alternative text. */
export interface ExistingPicture {
  address: string;
  description: string;
}
