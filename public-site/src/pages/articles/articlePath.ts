/** Path of a content type with articles and categories, in the API and below `/`. */
export type ArticlePath = 'case-studies' | 'use-cases';
