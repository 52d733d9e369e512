import type { UseCase, UseCaseDraft } from '../entities/useCase';
import { listCalls } from './list';

const PATH = '/content/use-cases';

/** Use cases; `category` filters. */
export const useCases = listCalls<UseCase, UseCaseDraft>('useCases', PATH);
