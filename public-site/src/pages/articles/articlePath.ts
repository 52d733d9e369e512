/**
 * The path of a content type whose items are articles with a category: of its calls, and of its
 * pages below `/`.
 */
export type ArticlePath = 'case-studies' | 'use-cases';
